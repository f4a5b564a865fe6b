//! Music of a tracker: instruments, patterns of notes, samples.

use crate::cases::dto;

dto! {
    #[derive(serde::Deserialize)]
    pub struct Song {
        graphstate: Option<String>,
        instruments: Vec<Instrument>,
        message: Option<String>,
        name: String,
        orderlist: Option<String>,
        patterns: Vec<Pattern>,
        pluginstate: Option<String>,
        samples: Vec<Sample>,
        version: u64,
    }

    #[derive(serde::Deserialize)]
    struct Node {
        tick: u64,
        value: u64,
    }

    #[derive(serde::Deserialize)]
    struct Envelope {
        loop_end: u64,
        loop_start: u64,
        nodes: Vec<Node>,
        release_node: u64,
        sustain_end: u64,
        sustain_start: u64,
    }

    #[derive(serde::Deserialize)]
    struct Instrument {
        default_filter_cutoff: u64,
        default_filter_cutoff_enabled: bool,
        default_filter_mode: u64,
        default_filter_resonance: u64,
        default_filter_resonance_enabled: bool,
        default_pan: u64,
        duplicate_check_type: u64,
        duplicate_note_action: u64,
        fadeout: u64,
        global_volume: u64,
        graph_insert: u64,
        legacy_filename: String,
        midi_bank: u64,
        midi_channel: u64,
        midi_drum_set: u64,
        midi_program: u64,
        name: String,
        new_note_action: u64,
        note_map: Option<String>,
        panning_envelope: Envelope,
        pitch_envelope: Envelope,
        pitch_pan_center: u64,
        pitch_pan_separation: u64,
        pitch_to_tempo_lock: u64,
        random_cutoff_weight: u64,
        random_pan_weight: u64,
        random_resonance_weight: u64,
        random_volume_weight: u64,
        sample_map: Option<String>,
        tuning: Option<String>,
        volume_envelope: Envelope,
        volume_ramp_down: u64,
        volume_ramp_up: u64,
    }

    #[derive(serde::Deserialize)]
    struct Note {
        channel: u64,
        fxcmd: u64,
        fxparam: u64,
        instr: u64,
        note: u64,
        row: u64,
        volcmd: u64,
        volval: u64,
    }

    #[derive(serde::Deserialize)]
    struct Pattern {
        data: Option<Vec<Note>>,
        name: String,
        rows: u64,
        rows_per_beat: u64,
        rows_per_measure: u64,
    }

    #[derive(serde::Deserialize)]
    struct Sample {
        c5_samplerate: u64,
        global_volume: u64,
        legacy_filename: String,
        length: u64,
        loop_end: u64,
        loop_start: u64,
        name: String,
        pan: u64,
        sustain_end: u64,
        sustain_start: u64,
        vibrato_depth: u64,
        vibrato_rate: u64,
        vibrato_sweep: u64,
        vibrato_type: u64,
        volume: u64,
    }
}

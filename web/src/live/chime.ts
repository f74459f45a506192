// Two soft notes, made on the spot: "your turn". Only heard by those who switched sound on.

const NOTES = [587.33, 880];

export function chime(): void {
  const audio = new AudioContext();
  NOTES.forEach((pitch, index) => {
    const start = audio.currentTime + index * 0.16;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
    if (index === NOTES.length - 1) tone.onended = () => void audio.close();
  });
}

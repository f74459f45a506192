// Which lines of the log are news to the reader: from where their last turn ended, which the server tells on every device, until
// they do something in this one. What their own turn leads to is none.

export class Since {
  /** The first line that is none any more; infinite before the reader does something. */
  until = $state(Infinity);

  /** The reader does something; with what `commits` their turn ends. */
  press(lines: number, commits: boolean): void {
    this.until = commits ? Infinity : Math.min(this.until, lines);
  }

  /** The reader's turn is over, or another one has begun. */
  end(): void {
    this.until = Infinity;
  }
}

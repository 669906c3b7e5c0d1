/** A backup that can't be made, or a file that can't be restored; the message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

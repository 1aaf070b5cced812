import type { BackupStatus } from './types';

/** Whether the provider says that it keeps no backups of the site; a state that nobody knows says nothing. */
export const hasNoBackups = ({ state }: BackupStatus): boolean =>
	state === 'unavailable' || state === 'inactive' || state === '';

import type { BackupStatus } from '@/domain/backup';
import { createRemoteReducer } from '../remote-entity';

export const rewindReducer = createRemoteReducer<BackupStatus>('rewind');

import type { ScanStatus } from '@/domain/backup';
import { createRemoteReducer } from '../remote-entity';

export const scanReducer = createRemoteReducer<ScanStatus>('scan');

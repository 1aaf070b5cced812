import type { Vault } from '@/domain/vault';
import { createRemoteReducer } from '../remote-entity';

export const vaultReducer = createRemoteReducer<Vault>('vault');

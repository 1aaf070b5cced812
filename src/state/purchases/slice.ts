import type { Purchase } from '@/domain/purchases';
import { createRemoteReducer } from '../remote-entity';

export const purchasesReducer = createRemoteReducer<Purchase[]>('purchases');

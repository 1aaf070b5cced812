import type { SiteDiscount } from '@/domain/site';
import { createRemoteReducer } from '../remote-entity';

export const discountReducer = createRemoteReducer<SiteDiscount>('discount');

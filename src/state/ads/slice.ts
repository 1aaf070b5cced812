import type { AdsSettings } from '@/domain/ads';
import { createRemoteReducer } from '../remote-entity';

export const adsReducer = createRemoteReducer<AdsSettings>('ads');

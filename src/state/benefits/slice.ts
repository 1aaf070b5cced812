import type { SiteBenefit } from '@/domain/site';
import { createRemoteReducer } from '../remote-entity';

export const benefitsReducer = createRemoteReducer<SiteBenefit[]>('benefits');

import type { SiteFeatures } from '@/domain/site';
import { createRemoteReducer } from '../remote-entity';

export const featuresReducer = createRemoteReducer<SiteFeatures>('features');

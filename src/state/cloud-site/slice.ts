import type { CloudSite } from '@/domain/site';
import { createRemoteReducer } from '../remote-entity';

export const cloudSiteReducer = createRemoteReducer<CloudSite>('cloud-site');

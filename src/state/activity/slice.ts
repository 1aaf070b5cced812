import type { ActivityItem } from '@/domain/backup';
import { createRemoteReducer } from '../remote-entity';

export const activityReducer = createRemoteReducer<ActivityItem[]>('activity');

import { createRemoteReducer } from '../remote-entity';

export const protectReducer = createRemoteReducer<number>('protect');

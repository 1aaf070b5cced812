import type { RootState } from '../types';

export { piecesAnswered } from './slice';
export { markStoreSetupSeen } from './store-setup';

export const selectSite = (state: RootState) => state.site;
export const selectUnread = (state: RootState) => state.site.unread;

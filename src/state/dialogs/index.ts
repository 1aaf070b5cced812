import type { RootState } from '../types';

export { opened as dialogOpened, closed as dialogClosed, type DialogKind } from './slice';
export const selectOpenDialog = (state: RootState) => state.dialogs.open;

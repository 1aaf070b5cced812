import { createRemoteEntity } from '../remote-entity';
import type { RootState } from '../types';

export const selectProtectCount = (state: RootState) => state.protect;

/** How many malicious login attempts were blocked. */
const entity = createRemoteEntity('protect', selectProtectCount, (api) =>
	api.modules.loadProtectCount(),
);

export const protectReducer = entity.reducer;
export const loadProtectCount = entity.load;

import { addTools } from '@/domain/routes/table';
import { changesTab } from './changes/tab';
import { copySettingsTab } from './copy-settings/tab';

/** The tabs of Tools that extras bring, in their order. Whoever asks for all routes imports this file. */
addTools([changesTab, copySettingsTab]);

export { findRoute, ROUTES } from '@/domain/routes/table';
export { buildRouteChunks } from '@/domain/routes/chunks';

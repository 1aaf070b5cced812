import { settingsApi } from '@/api/entities/settings';
import type { Call } from './call';
import { isLinked } from './facts';

export const settingCalls = {
	all: { name: 'settings', needs: 'admin page*', run: (api) => api(settingsApi).load() },
} satisfies Record<string, Call>;

export const settingWrites = {
	save: {
		name: 'POST settings',
		needs: 'settings*',
		run: (api) => api(settingsApi).save({ dismiss_empty_stats_card: true }),
	},
	regenerateAddress: {
		name: 'POST settings post_by_email_address',
		needs: 'edit posts*',
		run: (api) => api(settingsApi).save({ post_by_email_address: 'regenerate' }),
		outcome: (world) => (isLinked(world) ? 'ok' : 'http 400 some_updated'),
	},
	reset: {
		name: 'POST options/options',
		needs: 'modules',
		run: (api) => api(settingsApi).reset(),
		changesWorld: true,
	},
} satisfies Record<string, Call>;

import { catalogApi } from '@/api/entities/catalog';
import { pluginsApi } from '@/api/entities/plugins';
import type { Call } from './call';

const OWN = 'dashboard-for-jetpack/dashboard-for-jetpack';
const ACTIVE_ALREADY = 'not-found 404 plugin_already_active';

export const pluginCalls = {
	all: { name: 'plugins', needs: 'plugins', run: (api) => api(pluginsApi).loadAll() },
	one: {
		name: 'plugin/{file}',
		needs: 'plugins',
		run: (api) => api(catalogApi).loadPlugin(`${OWN}.php`),
	},
	updates: {
		name: 'updates/plugins',
		needs: 'admin page',
		run: (api) => api(pluginsApi).countUpdates(),
	},
} satisfies Record<string, Call>;

export const pluginWrites = {
	install: {
		name: 'POST plugins',
		needs: 'plugins',
		run: (api) => api(pluginsApi).install({ slug: 'dashboard-for-jetpack', source: 'contract' }),
		outcome: () => ACTIVE_ALREADY,
	},
} satisfies Record<string, Call>;

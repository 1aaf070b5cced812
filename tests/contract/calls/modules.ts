import { catalogApi } from '@/api/entities/catalog';
import { modulesApi } from '@/api/entities/modules';
import type { Call } from './call';
import { isModuleOn } from './facts';

const NOT_ACTIVE = 'not-found 404 not_active';

export const moduleCalls = {
	all: { name: 'module/all', needs: 'admin page*', run: (api) => api(modulesApi).loadAll() },
	one: {
		name: 'module/stats',
		needs: 'admin page*',
		run: (api) => api(catalogApi).loadModule('stats'),
	},
	protect: {
		name: 'module/protect/data',
		needs: 'admin page*',
		run: (api) => api(modulesApi).loadProtectCount(),
		outcome: (world) => (isModuleOn(world, 'protect') ? 'ok' : NOT_ACTIVE),
	},
	statsByDay: {
		name: 'module/stats/data?range=day',
		needs: 'admin page*',
		run: (api) => api(modulesApi).loadStats('day'),
	},
	statsByWeek: {
		name: 'module/stats/data?range=week',
		needs: 'admin page*',
		run: (api) => api(modulesApi).loadStats('week'),
	},
	statsByMonth: {
		name: 'module/stats/data?range=month',
		needs: 'admin page*',
		run: (api) => api(modulesApi).loadStats('month'),
	},
} satisfies Record<string, Call>;

export const moduleWrites = {
	activate: {
		name: 'POST module/carousel/active',
		needs: 'modules*',
		run: (api) => api(catalogApi).setModuleActive('carousel', true),
	},
	saveOptions: {
		name: 'POST module/stats',
		needs: 'settings*',
		run: (api) => api(catalogApi).saveModuleOptions('stats', { admin_bar: false }),
	},
} satisfies Record<string, Call>;

import type { World } from '#fixtures/build';
import { modulesApi } from '@/api/entities/modules';
import type { Call } from './call';
import { codeOf, faultOf, isModuleOn } from './facts';

const NOT_ACTIVE = 'not-found 404 not_active';

function monitorOutcome(world: World): string {
	const fault = faultOf(world, 'monitor');
	if (!isModuleOn(world, 'monitor')) {
		return NOT_ACTIVE;
	}
	return fault ? `http 500 ${codeOf(fault)}` : 'ok';
}

export const moduleCalls = {
	all: { name: 'module/all', needs: 'admin page*', run: (api) => api(modulesApi).loadAll() },
	one: { name: 'module/stats', needs: 'admin page*', run: (api) => api(modulesApi).load('stats') },
	protect: {
		name: 'module/protect/data',
		needs: 'admin page*',
		run: (api) => api(modulesApi).loadProtectCount(),
		outcome: (world) => (isModuleOn(world, 'protect') ? 'ok' : NOT_ACTIVE),
	},
	monitor: {
		name: 'module/monitor/data',
		needs: 'admin page*',
		run: (api) => api(modulesApi).loadMonitorData(),
		outcome: monitorOutcome,
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
		run: (api) => api(modulesApi).setActive('carousel', true),
	},
	activateMany: {
		name: 'POST module/all/active',
		needs: 'modules*',
		run: (api) => api(modulesApi).activateMany(['markdown', 'latex']),
	},
	saveOptions: {
		name: 'POST module/stats',
		needs: 'settings*',
		run: (api) => api(modulesApi).saveOptions('stats', { admin_bar: false }),
	},
} satisfies Record<string, Call>;

import { catalogApi } from '@/api/entities/catalog';
import { licensingApi } from '@/api/entities/licensing';
import type { Call } from './call';
import { passedOn } from './facts';

const FAILED = 'failed_to_fetch_data';

export const licensingCalls = {
	error: {
		name: 'licensing/error',
		needs: 'options',
		run: (api) => api(catalogApi).loadLicensingError(),
	},
	counts: {
		name: 'licensing/user/counts',
		needs: 'owner',
		run: (api) => api(licensingApi).loadCounts(),
		outcome: (world) => passedOn(world, 'licensing/user/counts', FAILED),
	},
	licenses: {
		name: 'licensing/user/licenses',
		needs: 'owner',
		run: (api) => api(licensingApi).loadLicenses(),
		outcome: (world) => passedOn(world, 'licensing/user/licenses', FAILED),
	},
} satisfies Record<string, Call>;

export const licensingWrites = {
	saveError: {
		name: 'POST licensing/error',
		needs: 'options',
		run: (api) => api(licensingApi).saveError('Something went wrong.'),
	},
	setLicense: {
		name: 'POST licensing/set-license',
		needs: 'set license',
		run: (api) => api(licensingApi).setLicense('jetpack-scan_freeToUse001'),
	},
	dismissNotice: {
		name: 'POST licensing/user/activation-notice-dismiss',
		needs: 'owner',
		run: (api) => api(licensingApi).dismissActivationNotice(2),
	},
	attach: {
		name: 'POST licensing/attach-licenses',
		needs: 'owner',
		run: (api) => api(licensingApi).attach([]),
	},
} satisfies Record<string, Call>;

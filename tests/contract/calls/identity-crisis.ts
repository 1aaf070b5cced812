import { identityCrisisApi } from '@/api/entities/identity-crisis';
import type { Call } from './call';

export const identityCrisisWrites = {
	confirmSafeMode: {
		name: 'POST identity-crisis/confirm-safe-mode',
		needs: 'identity crisis',
		run: (api) => api(identityCrisisApi).confirmSafeMode(),
		changesWorld: true,
	},
	migrate: {
		name: 'POST identity-crisis/migrate',
		needs: 'identity crisis',
		run: (api) => api(identityCrisisApi).migrate(),
	},
	startFresh: {
		name: 'POST identity-crisis/start-fresh',
		needs: 'identity crisis',
		run: (api) => api(identityCrisisApi).startFresh('admin.php?page=jetpack'),
		changesWorld: true,
	},
} satisfies Record<string, Call>;

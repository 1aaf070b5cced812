import { accountApi } from '@/api/entities/account';
import { surveyApi } from '@/api/entities/survey';
import type { Call } from './call';
import { faultOf, isLinked } from './facts';

const SURVEY = { siteId: 1001, userId: 70001, reason: 'buggy', text: null } as const;

export const accountCalls = {
	tracking: {
		name: 'tracking/settings',
		needs: 'admin page',
		run: (api) => api(accountApi).loadTracking(),
		outcome: (world) => {
			const fault = isLinked(world) ? faultOf(world, 'tracking/settings') : undefined;
			if (!fault) {
				return 'ok';
			}
			if (fault.kind === 'unreachable') {
				return 'http 500 http_request_failed';
			}
			return fault.kind === 'error' ? `envelope 200 ${fault.code}` : 'shape 200';
		},
	},
} satisfies Record<string, Call>;

export const accountWrites = {
	saveTracking: {
		name: 'POST tracking/settings',
		needs: 'admin page',
		run: (api) => api(accountApi).saveTracking(false),
	},
	dismissNotice: {
		name: 'POST notice/welcome',
		needs: 'admin page',
		run: (api) => api(accountApi).dismissNotice('welcome'),
	},
	loginEmail: {
		name: 'POST mobile/send-login-email',
		needs: 'admin page',
		run: (api) => api(accountApi).sendLoginEmail(),
		outcome: (world) => (isLinked(world) ? 'ok' : 'http 500 error_sending_mobile_magic_link'),
	},
	survey: {
		name: 'POST marketing/survey',
		needs: 'disconnect',
		run: (api) => api(surveyApi).submit(SURVEY),
	},
} satisfies Record<string, Call>;

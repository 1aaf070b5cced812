import type { World } from '#fixtures/build';
import { catalogApi } from '@/api/entities/catalog';
import { verificationApi } from '@/api/entities/verification';
import type { Call } from './call';
import { faultOf, isLinked } from './facts';

const checked = (code: string, found: string) => (world: World) => {
	if (world.site.isComingSoon === true) {
		return 'http 500 forbidden';
	}
	return isLinked(world) && !faultOf(world, 'verify-site/google') ? found : `http 500 ${code}`;
};

const CHECK_FAILED = 'error_checking_if_site_verified_google';

/** The ID of an account that was not approved. */
const KEYRING_ID = 7;

/** No release has the route. */
const never = () => true;

export const verificationCalls = {
	check: {
		name: 'verify-site/google',
		needs: 'settings',
		run: (api) => api(verificationApi).check(),
		outcome: checked(CHECK_FAILED, 'ok'),
	},
	questionnaire: {
		name: 'setup/questionnaire',
		needs: 'public',
		run: (api) => api(catalogApi).loadQuestionnaire(),
		isAbsent: never,
	},
} satisfies Record<string, Call>;

export const verificationWrites = {
	checkWithCode: {
		name: 'verify-site/google/{id}',
		needs: 'settings',
		run: (api) => api(verificationApi).check(KEYRING_ID),
		outcome: checked(CHECK_FAILED, `http 500 ${CHECK_FAILED}`),
	},
	verify: {
		name: 'POST verify-site/google',
		needs: 'settings',
		run: (api) => api(verificationApi).verify(KEYRING_ID),
		outcome: checked('error_verifying_site_google', 'http 500 keyring_connection_not_found'),
	},
	saveQuestionnaire: {
		name: 'POST setup/questionnaire',
		needs: 'public',
		run: (api) => api(catalogApi).saveQuestionnaire({}),
		isAbsent: never,
	},
} satisfies Record<string, Call>;

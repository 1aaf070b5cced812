import type { World } from '#fixtures/build';
import { accountApi } from '@/api/entities/account';
import { catalogApi } from '@/api/entities/catalog';
import { connectionApi } from '@/api/entities/connection';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { identityCrisisApi } from '@/api/entities/identity-crisis';
import { pluginsApi } from '@/api/entities/plugins';
import { surveyApi } from '@/api/entities/survey';
import { call, type Topic } from './call';
import { faultOf, isLinked, isOwner } from './facts';

const PAGE = 'admin.php?page=jetpack';
const OWN = 'dashboard-for-jetpack';
const SURVEY = { siteId: 1001, userId: 70001, reason: 'buggy', text: null } as const;

/** An invalid nonce: a permitted caller is rejected because of it. */
const FORGED = { nonce: 'wrong' };

function testOutcome(world: World): string {
	const { connection } = world;
	const { blog = true, user = true } = connection.health ?? {};
	if (connection.isInIdentityCrisis) {
		return 'http 500 failed_test__identity_crisis';
	}
	if (connection.registered && (connection.errors.length > 0 || !blog || !user)) {
		return 'http 500 failed_test__connection_token_health';
	}
	return connection.registered && faultOf(world, 'connection/test')
		? 'http 500 failed_test__wpcom_connection_test'
		: 'ok';
}

function trackingOutcome(world: World): string {
	const fault = isLinked(world) ? faultOf(world, 'tracking/settings') : undefined;
	if (!fault) {
		return 'ok';
	}
	if (fault.kind === 'unreachable') {
		return 'http 500 http_request_failed';
	}
	return fault.kind === 'error' ? `envelope 200 ${fault.code}` : 'shape 200';
}

export const CONNECTION: Topic = {
	reads: [
		call('connection', 'public', (api) => api(connectionApi).loadStatus()),
		call('connection/data', 'connect user', (api) => api(catalogApi).loadConnectionData()),
		call('connection/plugins', 'plugins', (api) => api(catalogApi).loadConnectedPlugins()),
		call('connection/url', 'connect user, for offers', (api) =>
			api(connectionApi).loadConnectUrl(),
		),
		call('connection/authorize_url', 'connect user', (api) =>
			api(connectionActsApi).loadAuthorizeUrl(PAGE),
		),
		call('connection/test', 'modules', (api) => api(connectionActsApi).test(), {
			outcome: testOutcome,
		}),
	],
	writes: [
		call('POST connection/register', 'connect', (api) => api(connectionActsApi).register(FORGED), {
			outcome: () => 'http 403 invalid_nonce',
		}),
		call('POST connection', 'disconnect', (api) => api(connectionActsApi).disconnectSite(), {
			changesWorld: true,
		}),
		call('POST connection/user', 'unlink', (api) => api(connectionActsApi).unlinkUser(), {
			outcome: (world) => (isOwner(world) ? 'http 400 unlink_user_failed' : 'ok'),
		}),
		call('POST connection/reconnect', 'reconnect', (api) => api(connectionActsApi).reconnect(), {
			changesWorld: true,
		}),
		call('POST seen-wc-connection-modal', 'modules', (api) =>
			api(connectionActsApi).markStoreSetupSeen(),
		),
	],
};

export const IDENTITY_CRISIS: Topic = {
	reads: [],
	writes: [
		call(
			'POST identity-crisis/confirm-safe-mode',
			'identity crisis',
			(api) => api(identityCrisisApi).confirmSafeMode(),
			{ changesWorld: true },
		),
		call('POST identity-crisis/migrate', 'identity crisis', (api) =>
			api(identityCrisisApi).migrate(),
		),
		call(
			'POST identity-crisis/start-fresh',
			'identity crisis',
			(api) => api(identityCrisisApi).startFresh(PAGE),
			{ changesWorld: true },
		),
	],
};

export const ACCOUNT: Topic = {
	reads: [
		call('tracking/settings', 'admin page', (api) => api(accountApi).loadTracking(), {
			outcome: trackingOutcome,
		}),
	],
	writes: [
		call('POST tracking/settings', 'admin page', (api) => api(accountApi).saveTracking(false)),
		call('POST notice/welcome', 'admin page', (api) => api(accountApi).dismissNotice('welcome')),
		call('POST mobile/send-login-email', 'admin page', (api) => api(accountApi).sendLoginEmail(), {
			outcome: (world) => (isLinked(world) ? 'ok' : 'http 500 error_sending_mobile_magic_link'),
		}),
		call('POST marketing/survey', 'disconnect', (api) => api(surveyApi).submit(SURVEY)),
	],
};

export const PLUGINS: Topic = {
	reads: [
		call('plugins', 'plugins', (api) => api(pluginsApi).loadAll()),
		call('plugin/{file}', 'plugins', (api) => api(catalogApi).loadPlugin(`${OWN}/${OWN}.php`)),
		call('updates/plugins', 'admin page', (api) => api(pluginsApi).countUpdates()),
	],
	writes: [
		call(
			'POST plugins',
			'plugins',
			(api) => api(pluginsApi).install({ slug: OWN, source: 'contract' }),
			{ outcome: () => 'not-found 404 plugin_already_active' },
		),
	],
};

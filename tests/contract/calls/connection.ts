import type { World } from '#fixtures/build';
import { catalogApi } from '@/api/entities/catalog';
import { connectionApi } from '@/api/entities/connection';
import { connectionActsApi } from '@/api/entities/connection-acts';
import type { Call } from './call';
import { faultOf, isOwner } from './facts';

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

export const connectionCalls = {
	status: {
		name: 'connection',
		needs: 'public',
		run: (api) => api(connectionApi).loadStatus(),
	},
	data: {
		name: 'connection/data',
		needs: 'connect user',
		run: (api) => api(catalogApi).loadConnectionData(),
	},
	plugins: {
		name: 'connection/plugins',
		needs: 'plugins',
		run: (api) => api(catalogApi).loadConnectedPlugins(),
	},
	connectUrl: {
		name: 'connection/url',
		needs: 'connect user, for offers',
		run: (api) => api(connectionApi).loadConnectUrl(),
	},
	authorizeUrl: {
		name: 'connection/authorize_url',
		needs: 'connect user',
		run: (api) => api(connectionActsApi).loadAuthorizeUrl('admin.php?page=jetpack'),
	},
	test: {
		name: 'connection/test',
		needs: 'modules',
		run: (api) => api(connectionActsApi).test(),
		outcome: testOutcome,
	},
} satisfies Record<string, Call>;

/** An invalid nonce: a permitted caller is rejected because of it. */
const FORGED = { nonce: 'wrong' };

export const connectionWrites = {
	register: {
		name: 'POST connection/register',
		needs: 'connect',
		run: (api) => api(connectionActsApi).register(FORGED),
		outcome: () => 'http 403 invalid_nonce',
	},
	disconnect: {
		name: 'POST connection',
		needs: 'disconnect',
		run: (api) => api(connectionActsApi).disconnectSite(),
		changesWorld: true,
	},
	unlink: {
		name: 'POST connection/user',
		needs: 'unlink',
		run: (api) => api(connectionActsApi).unlinkUser(),
		outcome: (world) => (isOwner(world) ? 'http 400 unlink_user_failed' : 'ok'),
	},
	reconnect: {
		name: 'POST connection/reconnect',
		needs: 'reconnect',
		run: (api) => api(connectionActsApi).reconnect(),
		changesWorld: true,
	},
	storeSetup: {
		name: 'POST seen-wc-connection-modal',
		needs: 'modules',
		run: (api) => api(connectionActsApi).markStoreSetupSeen(),
	},
} satisfies Record<string, Call>;

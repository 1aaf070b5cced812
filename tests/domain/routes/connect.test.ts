import { findConnectPath, type ConnectFacts, type ConnectLayer } from '@/domain/routes/connect';
import { findRoute } from '@/domain/routes/table';
import { resolveRouteDialog, resolveScreen } from '@/domain/routes/screen-choice';
import { OWNER as FACTS } from '#tests/support/screen-facts';

const OWNER: ConnectFacts = {
	connection: 'connected',
	canConnectSite: true,
	canReconnect: true,
	canConnectAccount: true,
	isLinked: true,
};
const UNLINKED = { ...OWNER, isLinked: false };
const EDITOR = { ...OWNER, canConnectSite: false, canReconnect: false };
const STRANGER = { ...EDITOR, isLinked: false };

it.each<[ConnectLayer, string, ConnectFacts, string | null]>([
	['site', 'an administrator, unconnected', { ...UNLINKED, connection: 'unconnected' }, '/setup'],
	['site', 'an editor of an unconnected site', { ...EDITOR, connection: 'unconnected' }, null],
	['site', 'a connected site', OWNER, null],
	['owner', 'an administrator without an account', UNLINKED, '/connect-user'],
	['owner', 'an administrator with an account, whose owner was deleted', OWNER, '/reconnect'],
	['owner', 'an administrator without the call', { ...OWNER, canReconnect: false }, null],
	['owner', 'an editor with an account, whose owner was deleted', EDITOR, null],
	['owner', 'one who may not connect', { ...STRANGER, canConnectAccount: false }, null],
	['owner', 'an administrator offline', { ...UNLINKED, connection: 'offline' }, null],
	['account', 'an editor without an account', STRANGER, '/connect-user'],
	['account', 'an editor with an account', EDITOR, null],
])('what is missing is the %s, for %s: %p', (layer, _who, facts, path) => {
	expect(findConnectPath(layer, facts)).toBe(path);
});

const FLAGS = ['canConnectSite', 'canReconnect', 'canConnectAccount', 'isLinked'] as const;
const EVERY_STATE = (['offline', 'connected', 'unconnected'] as const).flatMap((connection) =>
	Array.from({ length: 2 ** FLAGS.length }, (_, bits) => {
		const flags = FLAGS.map((flag, index) => [flag, Boolean(bits & (1 << index))]);
		return { connection, ...Object.fromEntries(flags) } as ConnectFacts;
	}),
);

it('in every state of a connection, each link that connects opens its own screen or dialog', () => {
	const opened = EVERY_STATE.flatMap((facts) =>
		(['site', 'owner', 'account'] as const).flatMap((layer) => {
			const path = findConnectPath(layer, facts);
			if (!path) {
				return [];
			}
			const choice = resolveScreen(findRoute(path), {
				...FACTS,
				...facts,
			});
			const dialog = resolveRouteDialog({
				...facts,
				pathname: path,
				isReconnecting: false,
				canDisconnectSite: true,
			});
			return `${path} ${choice.kind} ${dialog}`;
		}),
	);
	expect([...new Set(opened)].sort()).toEqual([
		'/connect-user user-connect null',
		'/reconnect screen reconnect',
		'/setup main-connect null',
	]);
});

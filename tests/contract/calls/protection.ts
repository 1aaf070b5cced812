import type { World } from '#fixtures/build';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { rewindApi } from '@/api/entities/rewind';
import { scanApi } from '@/api/entities/scan';
import { securityApi } from '@/api/entities/security';
import { isModuleOn, isPluginActive, isRegistered, faultOf } from './facts';
import type { Call } from './call';

const stateOf = (path: string, failure: string) => (world: World) => {
	if (!isRegistered(world)) {
		return 'not-found 404 site_id_missing';
	}
	const fault = faultOf(world, path);
	if (!fault) {
		return 'ok';
	}
	return fault.kind === 'not-json' ? 'shape 200' : `http 400 ${failure}`;
};

const isFirewallOff = (world: World) => !isModuleOn(world, 'waf');

export const protectionCalls = {
	rewind: {
		name: 'rewind',
		needs: 'admin page',
		run: (api) => api(rewindApi).load(),
		outcome: stateOf('rewind', 'rewind_data_fetch_failed'),
	},
	scan: {
		name: 'scan',
		needs: 'admin page',
		run: (api) => api(scanApi).load(),
		outcome: stateOf('scan', 'scan_state_fetch_failed'),
	},
	vault: {
		name: 'module/vaultpress/data',
		needs: 'admin page*',
		run: (api) => api(securityApi).loadVaultPress(),
		outcome: (world) =>
			isPluginActive(world, 'vaultpress/vaultpress.php') ? 'ok' : 'not-found 404 not_active',
	},
	antiSpam: {
		name: 'module/akismet/data',
		needs: 'admin page*',
		run: (api) => api(antiSpamApi).loadData(),
	},
	savedKey: {
		name: 'module/akismet/key/check',
		needs: 'settings',
		run: (api) => api(antiSpamApi).checkSavedKey(),
	},
	firewall: {
		name: 'waf',
		needs: 'modules',
		run: (api) => api(securityApi).loadFirewall(),
		isAbsent: isFirewallOff,
	},
} satisfies Record<string, Call>;

export const protectionWrites = {
	checkKey: {
		name: 'POST module/akismet/key/check',
		needs: 'settings',
		run: (api) => api(antiSpamApi).checkKey('a1b2c3d4e5f6'),
	},
} satisfies Record<string, Call>;

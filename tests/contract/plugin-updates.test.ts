import { pluginsApi } from '@/api/entities/plugins';
import { loadScenario } from '../e2e/support/rest';
import { apiOf, type Caller } from './client';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';

const MU_PLUGIN = 'two-updates';

/** Adds two updates, because the site under test does not call the plugin directory. */
const TWO_UPDATES = `<?php
add_filter( 'pre_site_transient_update_plugins', function () {
	return (object) array( 'response' => array( 'a/a.php' => (object) array(), 'b/b.php' => (object) array() ) );
}, 20 );
`;

const countAs = async (caller: Caller) => (await apiOf(caller))(pluginsApi).countUpdates();

describe('plugin updates', () => {
	beforeAll(() => loadScenario('free'));
	afterEach(() => removeMuPlugin(MU_PLUGIN));

	it('API-34 counts zero without updates', async () => {
		await expect(countAs('admin')).resolves.toEqual({ code: 'success', count: 0 });
	});

	it('API-34 are counted only for users who can install them', async () => {
		putMuPlugin(MU_PLUGIN, TWO_UPDATES);
		await expect(countAs('admin')).resolves.toEqual({ code: 'updates-available', count: 2 });
		await expect(countAs('subscriber')).resolves.toEqual({ code: 'success', count: 0 });
	});
});

import { createTestStore } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { readSetting, setSetting } from '@/state/settings';

describe('a setting with another name', () => {
	const LIST = 'jetpack_waf_ip_block_list_enabled';

	it.each([
		['free', 'jetpack_waf_ip_list'],
		['jetpack-16', LIST],
	])('is written on the server of %s as %s', async (scenario, name) => {
		const { store } = createTestStore({ scenario });
		const sent = answerPost('settings', { code: 'success' });
		await store.dispatch(setSetting(LIST, true));
		expect(sent).toEqual([{ [name]: true }]);
		expect(readSetting(store.getState(), LIST)).toBe(true);
		expect(readSetting(store.getState(), name)).toBe(true);
	});

	it('moves together with the switch of an older server', async () => {
		const { store } = createTestStore({ scenario: 'free' });
		const sent = answerPost('settings', { code: 'success' });
		await store.dispatch(setSetting('jetpack_waf_ip_list', true));
		expect(sent).toEqual([{ jetpack_waf_ip_list: true }]);
		expect(readSetting(store.getState(), LIST)).toBe(true);
		expect(readSetting(store.getState(), 'jetpack_waf_ip_allow_list_enabled')).toBe(true);
	});
});

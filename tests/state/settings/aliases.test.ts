import { answerPost } from '#tests/support/wire';
import { readSetting, setSetting } from '@/state/settings';
import { open } from '../site';

describe('a setting with another name', () => {
	const LIST = 'jetpack_waf_ip_block_list_enabled';

	it.each([
		['free', 'jetpack_waf_ip_list'],
		['jetpack-16', LIST],
	])('is written on the server of %s as %s', async (scenario, name) => {
		const { dispatch, read } = open({ scenario });
		const sent = answerPost('settings', { code: 'success' });
		await dispatch(setSetting(LIST, true));
		expect(sent).toEqual([{ [name]: true }]);
		expect(read(readSetting, LIST)).toBe(true);
		expect(read(readSetting, name)).toBe(true);
	});

	it('moves together with the switch of an older server', async () => {
		const { dispatch, read } = open({ scenario: 'free' });
		const sent = answerPost('settings', { code: 'success' });
		await dispatch(setSetting('jetpack_waf_ip_list', true));
		expect(sent).toEqual([{ jetpack_waf_ip_list: true }]);
		expect(read(readSetting, LIST)).toBe(true);
		expect(read(readSetting, 'jetpack_waf_ip_allow_list_enabled')).toBe(true);
	});
});

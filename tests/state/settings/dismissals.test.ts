import { answerPost } from '#tests/support/wire';
import { buildPageData } from '#tests/support/fixtures';
import { loadSettings, selectIsSettingOn, setSetting } from '@/state/settings';
import { open } from '../site';

const CARD = 'dismiss_dash_app_card';
const STORED = 'dashboard-for-jetpack-dismissed';
const { currentUser, site } = buildPageData();
const OWNER = `${site.rawUrl} ${currentUser.id}`;

describe('a dismissal that the server has no setting for', () => {
	it('is kept in the browser for this user on this site, and never sent', async () => {
		const { dispatch, read, browser } = open({ scenario: 'jetpack-16' });
		const sent = answerPost('settings', { code: 'success' });
		await dispatch(setSetting(CARD, true));
		expect(read(selectIsSettingOn, CARD)).toBe(true);
		expect(browser.remember).toHaveBeenCalledWith(STORED, JSON.stringify({ [OWNER]: [CARD] }));
		await dispatch(loadSettings());
		expect(read(selectIsSettingOn, CARD)).toBe(true);
		expect(sent).toEqual([]);
	});

	it.each([
		['this user', { [OWNER]: [CARD] }, true],
		['another user', { [`${site.rawUrl} 99`]: [CARD] }, false],
		['this user on a site beside it', { [`site.test/b ${currentUser.id}`]: [CARD] }, false],
		['something else', 'nonsense', false],
		['an entry of an earlier version, without a site', `,${currentUser.id}:${CARD}`, false],
		['a setting that is no dismissal', { [OWNER]: ['sitemaps'] }, false],
		['a malformed list', { [OWNER]: [7, CARD] }, false],
	])('is found again if the browser has stored %s: %s', (_who, value, isOn) => {
		const stored = typeof value === 'string' ? value : JSON.stringify(value);
		const options = { scenario: 'jetpack-16', remembered: { [STORED]: stored } };
		const state = open(options).store.getState();
		expect(selectIsSettingOn(state, CARD)).toBe(isOn);
		expect(selectIsSettingOn(state, 'sitemaps')).toBe(false);
	});

	it('is saved on a server that has the setting, whose value beats the browser', async () => {
		const { dispatch, read, browser } = open({
			remembered: { [STORED]: JSON.stringify({ [OWNER]: [CARD] }) },
		});
		expect(read(selectIsSettingOn, CARD)).toBe(false);
		const sent = answerPost('settings', { code: 'success' });
		await dispatch(setSetting(CARD, true));
		expect(sent).toEqual([{ [CARD]: true }]);
		expect(browser.remember).not.toHaveBeenCalled();
	});

	it('is sent if the page printed no settings', async () => {
		const { dispatch } = open({ pageData: { settings: {} } });
		const sent = answerPost('settings', { code: 'success' });
		await dispatch(setSetting(CARD, true));
		expect(sent).toEqual([{ [CARD]: true }]);
	});
});

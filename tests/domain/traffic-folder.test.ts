import {
	getCard,
	getSetting,
	isFolderAddress,
	isOnSite,
	listRows,
	type SiteFacts,
} from '@/domain/settings/registry';

const ROOT: SiteFacts = { hasModule: () => true, isInFolder: false };
const FOLDER: SiteFacts = { ...ROOT, isInFolder: true };

it.each([
	['example.org', false],
	['127.0.0.1:9400', false],
	['example.org::blog', true],
	['example.org::blog::more', true],
])('TRAFFIC-11 knows whether %s is in a folder: %s', (rawUrl, expected) => {
	expect(isFolderAddress(rawUrl)).toBe(expected);
});

it('TRAFFIC-11 has no ads.txt in a folder, and everything else', () => {
	const rowsOn = (site: SiteFacts) =>
		listRows(getCard('ads'), {
			...site,
			canManageModules: true,
			isOn: () => true,
			isFound: () => true,
		}).map(({ id }) => id);
	const gone = rowsOn(ROOT).filter((id) => !rowsOn(FOLDER).includes(id));
	expect(gone).toEqual(['wordads_custom_adstxt_enabled', 'wordads_custom_adstxt']);
	expect(isOnSite(getSetting('wordads_custom_adstxt'), { ...ROOT, hasModule: () => false })).toBe(
		false,
	);
});

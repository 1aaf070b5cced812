import {
	resolveButtonsTarget,
	resolvePublicizeTarget,
	type SharingFacts,
} from '@/domain/settings/tabs/sharing';
import { getRedirectUrl, isRedirectUrl } from '@/lib/redirect-url';

it.each([
	[getRedirectUrl('calypso-marketing-connections', { site: 'site.test' }), true],
	['http://site.test/wp-admin/admin.php?page=jetpack-search-configure', false],
])('SETGEN-10 %s leads to another site: %s', (href, isExternal) => {
	expect(isRedirectUrl(href)).toBe(isExternal);
});

const FACTS: SharingFacts = { connection: 'connected', isLinked: true, isOn: true };

it.each<[string, Partial<SharingFacts>, string]>([
	['at the provider', {}, 'provider'],
	['on this site when offline', { connection: 'offline' }, 'local'],
	['nowhere while off', { isOn: false }, 'none'],
])('SETSHARE-08 sharing buttons are chosen %s', (_title, facts, target) => {
	expect(resolveButtonsTarget({ ...FACTS, ...facts })).toBe(target);
});

it.each<[string, Partial<SharingFacts>, string]>([
	['at the provider', {}, 'provider'],
	['nowhere when unlinked', { isLinked: false }, 'none'],
])('SETSHARE-06 accounts are connected %s', (_title, facts, target) => {
	expect(resolvePublicizeTarget({ ...FACTS, ...facts })).toBe(target);
});

import { resolveConfigureLink } from '@/domain/settings-cards/configure-link';
import {
	resolveButtonsPlace,
	resolvePublicizePlace,
	type SharingFacts,
} from '@/domain/settings-cards/sharing';
import { getRedirectUrl } from '@/lib/redirect-url';

it.each([
	[getRedirectUrl('calypso-marketing-connections', { site: 'site.test' }), 'external'],
	['http://site.test/wp-admin/admin.php?page=jetpack-search-configure', 'internal'],
	['https://jetpack.com.example.org/redirect/?source=a', 'internal'],
])('SETGEN-10 %s is %s', (href, kind) => {
	expect(resolveConfigureLink(href)).toBe(kind);
});

const FACTS: SharingFacts = { connection: 'connected', isLinked: true, isOn: true };

it.each<[string, Partial<SharingFacts>, string]>([
	['at the provider', {}, 'cloud'],
	['here when unlinked', { isLinked: false }, 'local'],
	['here when offline', { connection: 'offline' }, 'local'],
	['nowhere while off', { isOn: false }, 'none'],
])('SETSHARE-08 sharing buttons are chosen %s', (_title, facts, place) => {
	expect(resolveButtonsPlace({ ...FACTS, ...facts })).toBe(place);
});

it.each<[string, Partial<SharingFacts>, string]>([
	['at the provider', {}, 'cloud'],
	['nowhere when unlinked', { isLinked: false }, 'none'],
	['nowhere when offline', { connection: 'offline' }, 'none'],
	['nowhere while off', { isOn: false }, 'none'],
])('SETSHARE-06 accounts are connected %s', (_title, facts, place) => {
	expect(resolvePublicizePlace({ ...FACTS, ...facts })).toBe(place);
});

import { resolvePreviewPosts, type Post } from '@/domain/site/posts';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';

const SITE = { adminUrl: 'https://site.test/wp-admin/', rawUrl: 'site.test' };

const named = (id: number) => ({ id, day: '2026-01-30', title: `Post ${id}` });
const post = (id: number, pictureId = 0): Post => ({ ...named(id), pictureId });
const own = (id: number, picture?: string) => ({ kind: 'own', ...named(id), picture });
const sample = (index: number) => ({ kind: 'sample', index });
const resolve = (posts: Post[], pictures: Record<number, string> = {}) =>
	resolvePreviewPosts({ latest: toReady(posts), pictures: toReady(pictures), site: SITE });

it('shows drawn samples if the posts cannot be read', () => {
	const failed = toFailed<Post[], string>(idle, 'forbidden');
	const facts = { latest: failed, pictures: idle, site: SITE };
	expect(resolvePreviewPosts(facts)).toEqual([sample(0), sample(1), sample(2)]);
	// A retry doesn't take them away again.
	expect(resolvePreviewPosts({ ...facts, latest: toLoading(failed) })).toHaveLength(3);
});

it.each([idle, toLoading<Post[], string>(idle)])(
	'shows nothing invented while the posts are $phase',
	(latest) => {
		expect(resolvePreviewPosts({ latest, pictures: idle, site: SITE })).toBeUndefined();
	},
);

it.each([
	['a file of the site', 'https://site.test/wp-content/uploads/a.jpg', true],
	['a file of another host', 'https://evil.test/a.jpg', false],
	['a script', 'javascript:alert(1)', false],
	['a page of the site', 'https://site.test/wp-login.php?action=logout', false],
])('treats %s as a picture or not: %s', (_title, address, isLoaded) => {
	const [shown] = resolve([post(1, 7)], { 7: address }) ?? [];
	expect(shown).toEqual(own(1, isLoaded ? address : undefined));
});

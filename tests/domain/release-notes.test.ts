import { resolveReleaseNotes, type ReleaseNotesFacts } from '@/domain/notices';

const post = { title: 'New', content: '<p>Much.</p>' };
const facts: ReleaseNotesFacts = { isAtAGlance: true, post, version: '11.2' };

it('DASH-39 shows the post with the version', () => {
	expect(resolveReleaseNotes(facts)).toEqual({
		version: '11.2',
		title: 'New',
		content: '<p>Much.</p>',
	});
});

it.each<[string, Partial<ReleaseNotesFacts>]>([
	['there is no post', { post: null }],
	['the post says nothing', { post: { ...post, title: '', content: '' } }],
	['another screen stands', { isAtAGlance: false }],
])('DASH-39 shows nothing where %s', (_why, changes) => {
	expect(resolveReleaseNotes({ ...facts, ...changes })).toBeNull();
});

it.each(['title', 'content'] as const)('DASH-39 makes do without a %s', (part) => {
	expect(resolveReleaseNotes({ ...facts, post: { ...post, [part]: '' } })).not.toBeNull();
});

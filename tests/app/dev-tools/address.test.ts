import { readPreview, writePreview } from '@/app/dev-tools/address';
import { CHOICES, TOPICS, type PreviewChoices } from '@/app/dev-tools/choices';

const every = TOPICS.flatMap((topic) =>
	CHOICES[topic].map((value): [string, PreviewChoices] => [
		`${topic} ${value}`,
		{ [topic]: value },
	]),
);

it.each(every)('%s survives the address', (_name, choices) => {
	expect(readPreview(writePreview('', choices))).toEqual({ choices, ignored: [] });
});

it('reads several, with and without a question mark, beside whatever else stands in the query', () => {
	const choices = { role: 'editor', scan: 'idle' };
	expect(readPreview('?term=seo&preview-role=editor&preview-scan=idle').choices).toEqual(choices);
	expect(readPreview('preview-scan=idle&preview-role=editor&x=1').choices).toEqual(choices);
});

it('puts another preview in the place of the first, and leaves the rest of the query', () => {
	const search = '?term=seo&preview-role=editor&preview-plan=jetpack_free';
	expect(writePreview(search, { role: 'author' })).toBe('term=seo&preview-role=author');
	expect(writePreview(search, {})).toBe('term=seo');
});

it.each([
	['preview-role=king', 'role=king'],
	['preview-role=', 'role='],
	['preview-colour=red', 'colour=red'],
	['preview-threats=18', 'threats=18'],
	['preview-constructor=1', 'constructor=1'],
	['preview-role=%3Cb%3E', 'role=<b>'],
])('%s is left out, and named', (search, name) => {
	expect(readPreview(`?${search}&preview-stats=view_stats`)).toEqual({
		choices: { stats: 'view_stats' },
		ignored: [name],
	});
});

it('asks for nothing where the query asks for nothing', () => {
	expect(readPreview('')).toEqual({ choices: {}, ignored: [] });
	expect(readPreview('?term=preview-role')).toEqual({ choices: {}, ignored: [] });
});

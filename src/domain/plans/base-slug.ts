/** The billing terms in slugs, which don't change the kind of plan. Slugs of offers may have several terms (OFFER-11). */
const TERM = /([_-](monthly|(bi[_-])?yearly|2y))+$/;

/** The slug without its term; every slug that begins with jetpack_free is the free plan's (SLUG-11). */
export const getBaseSlug = (slug: string) =>
	slug.startsWith('jetpack_free') ? 'jetpack_free' : slug.replace(TERM, '');

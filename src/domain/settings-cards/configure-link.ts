import { isRedirectUrl } from '@/lib/redirect-url';

/** A page elsewhere opens beside this one; a page of the same admin takes its place (SETGEN-10). */
export type ConfigureLink = 'external' | 'internal';

export const resolveConfigureLink = (href: string): ConfigureLink =>
	isRedirectUrl(href) ? 'external' : 'internal';

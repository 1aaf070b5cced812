import { createNotice } from '@/domain/notices/notice';
import { ConfigureLink } from '@/screens/settings/frame/configure-link';
import { LinkedText, Link } from '@/ui/link';
import { joinUrl, requireSafeUrl, type Href } from '@/lib/safe-url';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { Notice } from '@/ui/notice';
import { ProductCard } from '@/ui/product-card';
import { SectionNav } from '@/ui/section-nav';

const ANY_TEXT: string = 'javascript:alert(1)';
const SAFE = requireSafeUrl('https://example.com/');
const TAB = { key: 'tab', label: 'Tab', isCurrent: false };
const OFFER = {
	title: 'Backup',
	price: 1,
	currency: 'USD',
	billingDescription: '',
	checkoutText: 'Get Backup',
	productSlug: 'backup',
};

/** Every component with a link, with an allowed address. */
const allowed = (href: Href) => [
	<Button key="button" href={href} />,
	<ExternalLink key="external" href={href} children="Link" />,
	<Link key="link" href={href} />,
	<Banner key="banner" title="Title" href={href} />,
	<Notice key="notice" status="info" actions={[{ label: 'Go', href }]} children="Text" />,
	<SectionNav key="nav" label="Nav" selectedLabel="Tab" items={[{ ...TAB, href }]} />,
	<ConfigureLink key="configure" href={href} children="Set up" />,
	<LinkedText key="linked" text="Text" href={href} />,
	<ProductCard key="product" {...OFFER} checkoutUrl={SAFE} />,
];

/** The same components with unchecked text: each line compiles only because of the comment above it. */
const refused = () => [
	// @ts-expect-error A literal that runs a script.
	<Button key="button" href="javascript:alert(1)" />,
	// @ts-expect-error Text that was not checked.
	<Button key="button-text" href={ANY_TEXT} />,
	// @ts-expect-error An http literal that was not checked.
	<Button key="button-http" href="https://example.com/" />,
	// @ts-expect-error A relative address.
	<Button key="button-relative" href="admin.php?page=jetpack" />,
	// @ts-expect-error Text that was not checked.
	<ExternalLink key="external" href={ANY_TEXT} children="Link" />,
	// @ts-expect-error Text that was not checked.
	<Link key="link" href={ANY_TEXT} />,
	// @ts-expect-error Text that was not checked.
	<Banner key="banner" title="Title" href={ANY_TEXT} />,
	// @ts-expect-error Text that was not checked.
	<Notice key="notice" status="info" actions={[{ label: 'Go', href: ANY_TEXT }]} children="" />,
	// @ts-expect-error Text that was not checked.
	<SectionNav key="nav" label="" selectedLabel="" items={[{ ...TAB, href: ANY_TEXT }]} />,
	// @ts-expect-error Text that was not checked.
	<ConfigureLink key="configure" href={ANY_TEXT} children="Set up" />,
	// @ts-expect-error Text that was not checked.
	<LinkedText key="linked" text="Text" href={ANY_TEXT} />,
	// @ts-expect-error Text that was not checked.
	<ProductCard key="product" {...OFFER} checkoutUrl={ANY_TEXT} />,
	// @ts-expect-error A checkout is never a route of the app.
	<ProductCard key="product-route" {...OFFER} checkoutUrl="#/plans" />,
	// @ts-expect-error Text that was not checked.
	createNotice('info', 'Text', { id: 'a', action: { label: 'Go', href: ANY_TEXT } }),
];

// @ts-expect-error The base address was not checked.
const joinToText = () => joinUrl(ANY_TEXT, 'admin.php');

const isElement = (value: unknown): value is React.ReactElement =>
	typeof value === 'object' && value !== null && 'type' in value;

const typesOf = (cases: unknown[]) =>
	new Set(cases.flatMap((one) => (isElement(one) ? [one.type] : [])));

describe('link address', () => {
	it('compiles only as a checked address or a route, in every component with a link', () => {
		expect(typesOf(refused())).toEqual(typesOf([...allowed('#/plans'), ...allowed(SAFE)]));
	});

	it('is joined only to a checked address', () => {
		expect(joinToText).toThrow(TypeError);
	});
});

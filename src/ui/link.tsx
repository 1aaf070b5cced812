import type { AnchorHTMLAttributes } from 'react';
import type { Href } from '@/lib/safe-url';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	href: Href;
}

/**
 * A link without styles of its own. A plain `<a>` accepts any text as its address, so lint refuses it outside
 * of this folder.
 */
export function Link(props: LinkProps) {
	return <a {...props}>{props.children}</a>;
}

interface LinkedTextProps {
	/** A translation with one `<a>…</a>` in it. */
	text: string;
	href: Href;
}

/** A sentence with one link. If a translation has lost the `<a>`, the whole sentence is the link. */
export function LinkedText({ text, href }: LinkedTextProps) {
	const [before, linked, after] = text.split(/<\/?a>/);
	return (
		<>
			{linked === undefined ? '' : before}
			<Link href={href}>{linked ?? before}</Link>
			{after}
		</>
	);
}

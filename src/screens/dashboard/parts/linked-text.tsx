import type { MouseEventHandler } from 'react';
import type { Href } from '@/lib/safe-url';
import { Link } from '@/ui/link';

interface LinkedTextProps {
	/** A translation with one `<a>…</a>` in it. */
	text: string;
	href: Href;
	onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A sentence with one link. If a translation has lost the `<a>`, the whole sentence is the link. */
export function LinkedText({ text, href, onClick }: LinkedTextProps) {
	const [before, linked, after] = text.split(/<\/?a>/);
	return (
		<>
			{linked === undefined ? '' : before}
			<Link href={href} onClick={onClick}>
				{linked ?? before}
			</Link>
			{after}
		</>
	);
}

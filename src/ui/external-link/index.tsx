import type { ReactNode } from 'react';
import { arrowUpRight } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { Href } from '@/lib/safe-url';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/screen-reader';
import styles from './style.module.scss';

interface ExternalMarkProps {
	/** The link replaces this page. */
	isSameTab?: boolean;
}

/** Shows and announces that a link opens in a new tab, or that it leaves this site. */
export function ExternalMark({ isSameTab = false }: ExternalMarkProps) {
	return (
		<>
			<Icon icon={arrowUpRight} size={16} className={styles.arrow} />
			<VisuallyHidden>
				{isSameTab
					? /* translators: accessibility text of a link */
						__('(leaves this site)')
					: /* translators: accessibility text of a link */
						__('(opens in a new tab)')}
			</VisuallyHidden>
		</>
	);
}

/** A link in running text to another site: it opens in a new tab and announces that. */
export function ExternalLink({ href, children }: { href: Href; children: ReactNode }) {
	return (
		<a href={href} target="_blank" rel="noopener noreferrer">
			{children}
			<ExternalMark />
		</a>
	);
}

import { __ } from '@wordpress/i18n';
import { resolveSitemaps, type SitemapLink } from '@/domain/settings/tabs/traffic';
import { joinUrl } from '@/lib/safe-url';
import { recordClick } from '@/state/store/analytics';
import { selectConnectionStatus } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive, selectModule } from '@/state/modules';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { CardSlots } from '../frame/card-frame';
import { CopyLine } from '../frame/copy-line';

/** The address of a sitemap, with a copy button; clicks are recorded (TRAFFIC-53, TRACK-14). */
function SitemapLine({ kind, url }: SitemapLink) {
	const dispatch = useAppDispatch();
	const [label, target] =
		kind === 'sitemap'
			? [__('Sitemap'), 'sitemap-url-link']
			: [__('News sitemap'), 'sitemap-news-url-link'];
	return (
		<CopyLine label={label} text={url}>
			<Button
				variant="link"
				href={url}
				target="_blank"
				onClick={() => dispatch(recordClick(target))}
			>
				<span dir="ltr">{url}</span>
			</Button>
		</CopyLine>
	);
}

function SitemapsNote() {
	const isOn = useAppSelector((state) => selectIsModuleActive(state, 'sitemaps'));
	const { isPublic: isVisible } = useAppSelector(selectConnectionStatus);
	const extra = useAppSelector((state) => selectModule(state, 'sitemaps')?.extra) ?? {};
	const { adminUrl } = useAppSelector(selectSite);
	const view = resolveSitemaps({ isOn, isVisible, extra });
	switch (view.kind) {
		case 'off':
			return null;
		case 'invisible':
			return (
				<Notice
					status="warning"
					actions={[
						{
							label: __('Open Reading settings'),
							href: joinUrl(adminUrl, 'options-reading.php'),
						},
					]}
				>
					{__(
						"Search engines can't see your site, so they don't get your sitemap. Switch on 'Search Engine Visibility' in Reading settings.",
					)}
				</Notice>
			);
		case 'sent':
			return (
				<>
					<p>
						{__(
							'Good news: Jetpack is sending your sitemap automatically to all major search engines for indexing.',
						)}
					</p>
					{view.links.length > 0 && (
						<div>
							{view.links.map((link) => (
								<SitemapLine key={link.kind} {...link} />
							))}
						</div>
					)}
				</>
			);
	}
}

/** Sitemaps and their recipients (TRAFFIC-51 to TRAFFIC-54). */
export const SITEMAPS: CardSlots = { Notes: SitemapsNote };

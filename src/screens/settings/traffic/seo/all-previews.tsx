import { useDeferredValue, useMemo } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { resolvePreviews, resolvePreviewSite } from '@/domain/seo/previews';
import { loadProviderSite, selectProviderSite } from '@/state/site/provider-site';
import { useAppSelector } from '@/state/store/hooks';
import { selectFieldValue, selectTitleFormats } from '@/state/settings';
import { selectSite } from '@/state/site';
import { toJson } from '@/lib/to-json';
import { ErrorState } from '@/ui/error-state';
import { useLoads } from '../../../common/use-loads';
import { SocialCard } from '../../latest-post/latest-post';
import { DESCRIPTION } from './description-panel';
import { Preview } from './preview-parts';
import { FacebookPreview, GooglePreview } from './search-previews';
import { TwitterPreview } from './twitter-preview';

const selectPreviewSite = createSelector(
	[selectProviderSite, selectSite],
	(providerSite, printed) => resolvePreviewSite({ providerSite, printed }),
);

/** Previews of the front page on other services, with the unsaved changes (PREVIEW-12). */
export default function PreviewList() {
	const retry = useLoads(loadProviderSite);
	const { site, failure } = useAppSelector(selectPreviewSite);
	// As a string, because the formats of other page types don't affect the previews.
	const typedFormat = useAppSelector((state) => toJson(selectTitleFormats(state).front_page ?? []));
	const typedDescription = useAppSelector((state) => selectFieldValue(state, DESCRIPTION));
	// Deferred, so that the field updates before the previews.
	const titleFormat = useDeferredValue(typedFormat);
	const metaDescription = useDeferredValue(typedDescription);
	const { google, facebook, twitter } = useMemo(
		() => resolvePreviews({ ...site, titleFormat: JSON.parse(titleFormat), metaDescription }),
		[site, titleFormat, metaDescription],
	);
	return (
		<div className="jd-apart">
			<p>{__('How your front page may look elsewhere.')}</p>
			{failure && (
				<ErrorState
					message={__("Couldn't load your site's tagline and icon. The previews may lack them.")}
					failure={failure}
					onRetry={retry}
				/>
			)}
			<GooglePreview {...google} />
			<FacebookPreview {...facebook} />
			<TwitterPreview {...twitter} />
			<Preview name={__('Your latest post, shared')}>
				<SocialCard />
			</Preview>
		</div>
	);
}

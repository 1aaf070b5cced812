import { __ } from '@wordpress/i18n';
import { share, starFilled } from '@wordpress/icons';
import {
	resolveButtonsTarget,
	resolvePublicizeTarget,
	type SharingFacts,
} from '@/domain/settings/tabs/sharing';
import { joinUrl } from '@/lib/safe-url';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive, selectModule } from '@/state/modules';
import { selectSite } from '@/state/site';
import { Icon } from '@/ui/icon';
import { ProviderLink } from '../common/provider-link';
import type { Specials } from './frame/card-frame';
import { ConfigureLink } from './frame/configure-link';
import { SettingSwitch } from './frame/setting-switch';
import { BelowPost, SocialCard } from './latest-post/latest-post';
import { PreviewFigure } from './latest-post/figure';
import styles from './latest-post/style.module.scss';

/** The facts on which the links of a sharing feature depend. */
function useSharingFacts(module: string): SharingFacts {
	const connection = useAppSelector(selectSiteConnection);
	const isLinked = useAppSelector((state) => selectCapabilities(state).isLinked);
	const isOn = useAppSelector((state) => selectIsModuleActive(state, module));
	return { connection, isLinked, isOn };
}

function PublicizeSwitch() {
	const description = useAppSelector((state) => selectModule(state, 'publicize')?.description);
	return <SettingSwitch id="publicize" help={description} />;
}

function AccountsLink() {
	return resolvePublicizeTarget(useSharingFacts('publicize')) === 'provider' ? (
		<ProviderLink source="calypso-marketing-connections">
			{__('Connect your social media accounts')}
		</ProviderLink>
	) : null;
}

/** The latest post as it is shared, while posts are. */
function SharedPost() {
	return useAppSelector((state) => selectIsModuleActive(state, 'publicize')) ? (
		<PreviewFigure>
			<SocialCard />
		</PreviewFigure>
	) : null;
}

function ButtonsLink() {
	const target = resolveButtonsTarget(useSharingFacts('sharedaddy'));
	const { adminUrl } = useAppSelector(selectSite);
	const text = __('Configure your sharing buttons');
	switch (target) {
		case 'none':
			return null;
		case 'local':
			return (
				<ConfigureLink href={joinUrl(adminUrl, 'options-general.php?page=sharing')}>
					{text}
				</ConfigureLink>
			);
		case 'provider':
			return <ProviderLink source="calypso-marketing-sharing-buttons">{text}</ProviderLink>;
	}
}

/** The buttons that a site has at first, by the proper names of their networks. */
const FIRST_BUTTONS = ['Facebook', 'X'];

/** The latest post with its buttons, while posts have them. */
function PostWithButtons() {
	return useAppSelector((state) => selectIsModuleActive(state, 'sharedaddy')) ? (
		<BelowPost>
			<span>{__('Share this:')}</span>
			<ul className={styles.pills}>
				{FIRST_BUTTONS.map((name) => (
					<li key={name}>
						<Icon icon={share} size={16} />
						{name}
					</li>
				))}
			</ul>
		</BelowPost>
	) : null;
}

/** The latest post with its Like button, while posts have one. */
function PostWithLike() {
	return useAppSelector((state) => selectIsModuleActive(state, 'likes')) ? (
		<BelowPost>
			<ul className={styles.pills}>
				<li>
					<Icon icon={starFilled} size={16} />
					{/* translators: a button of readers, below a post. */ __('Like')}
				</li>
			</ul>
			<span>{__('Be the first to like this.')}</span>
		</BelowPost>
	) : null;
}

export default {
	/** Sharing of posts to social networks; publishers see the card while it is on (SETSHARE-03 to SETSHARE-06). */
	publicize: {
		getConnectPrompt: () =>
			__('Posts are shared through your own account. Connect it to use this.'),
		rows: { publicize: PublicizeSwitch },
		Notes: SharedPost,
		Footer: AccountsLink,
	},
	/** Sharing buttons below posts (SETSHARE-07, SETSHARE-08). */
	'sharing-buttons': { Notes: PostWithButtons, Footer: ButtonsLink },
	/** Like buttons below posts (SETSHARE-09). */
	likes: { Notes: PostWithLike },
} satisfies Specials;

import { __ } from '@wordpress/i18n';
import { resolvePublicizePlace } from '@/domain/settings-cards/sharing';
import { useAppSelector } from '@/state/hooks';
import { selectModule } from '@/state/modules';
import { Marked } from '../../frame/marked';
import { ModuleSwitch } from '../../frame/module-switch';
import { ProviderLink } from '../../../common/provider-link';
import { SettingCard } from '../../frame/setting-card';
import { useSharingFacts } from '../use-sharing-facts';

/** Posts that go to social networks by themselves; publishers see it where it is on (SETSHARE-03 to SETSHARE-06). */
export function PublicizeCard() {
	const facts = useSharingFacts('publicize');
	const description = useAppSelector((state) => selectModule(state, 'publicize')?.description);
	return (
		<SettingCard
			id="publicize"
			connectPrompt={__(
				'Your posts are shared through your own account, which is not connected yet.',
				'jetpack',
			)}
			footer={
				resolvePublicizePlace(facts) === 'cloud' && (
					<ProviderLink source="calypso-marketing-connections">
						{__('Connect your social media accounts', 'jetpack')}
					</ProviderLink>
				)
			}
		>
			<ModuleSwitch id="publicize" help={description && <Marked text={description} />} />
		</SettingCard>
	);
}

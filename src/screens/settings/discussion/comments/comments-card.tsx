import { useAppSelector } from '@/state/hooks';
import { selectModules } from '@/state/modules';
import { ModuleSwitch } from '../../frame/module-switch';
import { SettingCard } from '../../frame/setting-card';
import { SettingField } from '../../frame/setting-field';
import { ColorScheme } from './color-scheme';
import { CommentMarkdown } from './comment-markdown';

/** How visitors comment (SETDISC-04 to SETDISC-06, SETDISC-08). A site may lack any of the modules. */
export function CommentsCard() {
	const modules = useAppSelector(selectModules);
	const hasForm = modules.comments !== undefined;
	return (
		// Not faded as a whole: hovercards and Markdown need no connection.
		<SettingCard id="comments" hasSave={hasForm} isFaded={false}>
			{hasForm && (
				<>
					<ModuleSwitch id="comments" />
					<SettingField id="highlander_comment_form_prompt" />
					<ColorScheme />
				</>
			)}
			{modules['gravatar-hovercards'] && <ModuleSwitch id="gravatar-hovercards" />}
			{modules.markdown && <CommentMarkdown />}
			{modules['comment-likes'] && <ModuleSwitch id="comment-likes" />}
		</SettingCard>
	);
}

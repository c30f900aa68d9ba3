import { ErrorBox } from '../ui/notice.tsx';
import type { Deed } from './deed-roles.ts';
import { useOperatorDeed } from './use-operator.ts';
import { DeedButton } from './deed-button.tsx';

/** Downloads people's data as a file; who sits there may have to show who they are before. */
export function ExportButton(props: {
  deed: Deed;
  fileName: string;
  load: () => Promise<Response>;
}) {
  const { isBusy, error, attempt } = useOperatorDeed();

  async function download(): Promise<void> {
    const file = await attempt(async () => (await props.load()).blob());
    if (file === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = props.fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <>
      <DeedButton
        deed={props.deed}
        look="secondary"
        isBusy={isBusy}
        onClick={() => void download()}
      >
        Export to CSV
      </DeedButton>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
    </>
  );
}

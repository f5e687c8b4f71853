import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../platform/browser/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { ToolUpload, uploadsContract } from '../../../tools/uploads/uploads.contract.ts';
import { useAdminActions } from '../actions.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { ListPanel } from '../list-panel.tsx';
import { useProblemWords } from '../problem-words.ts';
import type { Address } from '../use-address.ts';
import { useList } from '../use-list.ts';

const states = ['', 'new', 'accepted', 'declined'] as const;
const tones = { new: 'warn', accepted: 'ok', declined: 'neutral' } as const;

/** List of files that members sent as proposals for tools. */
export function UploadsView({ address }: { readonly address: Address }) {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const state = states.find((each) => each === address.read('status')) ?? '';
  const list = useList<typeof uploadsContract.listUploads>('/api/admin/uploads', {
    state,
    page: address.page,
  });
  return (
    <ListPanel
      filters={
        <Segmented
          label={t('uploads.state')}
          value={state}
          onChange={(next) => address.set({ status: next })}
          options={states.map((value) => ({
            value,
            label: value === '' ? t('status.all') : t(`uploads.${value}`),
          }))}
        />
      }
      window={list.data}
      onPage={address.setPage}
      error={list.error}
    >
      <DataTable
        label={t('tabs.uploads')}
        columns={columns}
        rows={list.data?.items}
        rowKey={({ id }) => id}
        stale={list.isPlaceholderData}
        loading={t('loading')}
        empty={t('uploads.empty')}
      />
    </ListPanel>
  );
}

/** Formats a file size in kB or MB. */
function shownSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Returns name and email address of the sender; empty if the account was deleted. */
const senderOf = ({ sender, senderEmail }: ToolUpload) => [sender, senderEmail].filter(Boolean).join(', ');

function useColumns(): Column<ToolUpload>[] {
  const { t } = useTranslation('admin');
  return [
    { key: 'date', head: t('payments.date'), cell: ({ createdAt }) => shownMoment(createdAt) },
    { key: 'file', head: t('uploads.file'), wrap: true, cell: ({ fileName }) => fileName },
    { key: 'size', head: t('uploads.size'), align: 'right', cell: ({ sizeBytes }) => shownSize(sizeBytes) },
    {
      key: 'sender',
      head: t('uploads.sender'),
      cell: (upload) => senderOf(upload) || t('payments.formerMember'),
    },
    {
      key: 'state',
      head: t('uploads.state'),
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`uploads.${state}`)}</Tag>,
    },
    {
      key: 'actions',
      head: t('members.actions'),
      align: 'right',
      cell: (upload) => <Actions upload={upload} />,
    },
  ];
}

function Actions({ upload }: { readonly upload: ToolUpload }) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const { ask } = useAdminActions();
  const [pending, setPending] = useState(false);
  const { id, fileName, state } = upload;
  const run = async (work: () => Promise<unknown>) => {
    setPending(true);
    try {
      await work();
    } catch (error) {
      toast({ variant: 'destructive', title: t('uploads.failed'), description: words(error) });
    } finally {
      setPending(false);
    }
  };
  const decide = (kind: 'acceptUpload' | 'declineUpload') =>
    ask({ kind, uploadId: id, fileName, sender: senderOf(upload) || t('payments.formerMember') });
  return (
    <span className="inline-flex gap-2">
      <Button
        size="small"
        disabled={pending}
        aria-label={t('uploads.downloadNamed', { name: fileName })}
        data-tip={t('uploads.downloadNamed', { name: fileName })}
        onClick={() => void run(() => saveFile(`/api/admin/uploads/${id}/file`, fileName))}
      >
        <Download aria-hidden size={16} strokeWidth={1.5} />
      </Button>
      {state !== 'accepted' && (
        <Button size="small" disabled={pending} onClick={() => decide('acceptUpload')}>
          {t('uploads.accept')}
        </Button>
      )}
      {state !== 'declined' && (
        <Button size="small" disabled={pending} onClick={() => decide('declineUpload')}>
          {t('uploads.decline')}
        </Button>
      )}
    </span>
  );
}
